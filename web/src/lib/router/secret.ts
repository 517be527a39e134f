/** Takes the secret from behind the `#`, where no server sees it, and removes it from the address. */
export function takeSecret(): string {
  const secret = location.hash.slice(1)
  if (secret !== '') history.replaceState(history.state, '', location.pathname)
  return secret
}
