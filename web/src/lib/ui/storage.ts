/** Keeps small choices of this browser. A browser that forbids it merely forgets them. */
const PREFIX = 'stammtisch.'

export function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
