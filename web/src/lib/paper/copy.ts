/** Puts a text on the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyByHand(text)
  }
}

/** Pages without TLS, as on a home network, have no clipboard interface. */
function copyByHand(text: string) {
  const area = document.createElement('textarea')
  area.value = text
  // Nothing outside an open dialog can be selected, so the field goes inside it.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
