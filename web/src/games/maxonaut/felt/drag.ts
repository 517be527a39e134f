import type { Attachment } from 'svelte/attachments'

const FAR = 8

/** Lets a card be dragged to a place with `data-slot`. A tap stays a tap. */
export function draggable(
  can: () => boolean,
  drop: (slot: string) => void,
): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null
    let moving = false

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !can()) return
      start = { x: event.clientX, y: event.clientY }
      // Captured from here on: a quick hand has left the card before the first move event.
      node.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!moving && Math.hypot(dx, dy) < FAR) return
      moving = true
      node.style.translate = `${dx}px ${dy}px`
      node.style.zIndex = '30'
    }
    const up = (event: PointerEvent) => {
      const dragged = moving
      end()
      if (!dragged || event.type === 'pointercancel') return
      // The click that follows belongs to the drag.
      node.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
      const below = document.elementsFromPoint(event.clientX, event.clientY)
      const slot = below.map((one) => one.closest<HTMLElement>('[data-slot]')).find(Boolean)
      if (slot?.dataset.slot) drop(slot.dataset.slot)
    }
    const end = () => {
      start = null
      moving = false
      node.style.translate = ''
      node.style.zIndex = ''
    }
    const swallow = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', up)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
    }
  }
}
