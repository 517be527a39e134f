const reduced = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export const wantsMotion = (): boolean => !reduced()

/** A duration in milliseconds, or none for those who asked for calm. */
export const calm = (duration: number): number => (reduced() ? 0 : duration)
