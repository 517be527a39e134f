import type { Attachment } from 'svelte/attachments'

/** Measures an element: before anything lies on it, and whenever its size has changed. */
export const measured =
  (read: (node: HTMLElement) => void): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => read(node))
    observer.observe(node)
    read(node)
    return () => observer.disconnect()
  }
