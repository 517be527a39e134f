import type { Sound } from './sound.lazy'

/** A tone: pitch in hertz, when it begins and how long it rings in seconds, how loud. */
type Tone = { pitch: number; at: number; for: number; loud: number; wave?: OscillatorType }

const bell = (pitch: number, at: number, loud = 0.16): Tone[] => [
  { pitch, at, for: 0.9, loud },
  { pitch: pitch * 2.76, at, for: 0.35, loud: loud * 0.3 },
]
const wood = (pitch: number, at: number): Tone => ({
  pitch,
  at,
  for: 0.11,
  loud: 0.24,
  wave: 'triangle',
})

/** Nothing is downloaded: every sound is made of a few tones. */
const SOUNDS: Record<Sound, Tone[]> = {
  turn: [wood(392, 0), wood(523.3, 0.12)],
  call: bell(880, 0),
  catch: [
    { pitch: 311, at: 0, for: 0.2, loud: 0.14, wave: 'square' },
    { pitch: 233, at: 0.16, for: 0.36, loud: 0.14, wave: 'square' },
  ],
  deal: [...bell(659.3, 0, 0.12), ...bell(784, 0.13, 0.12)],
  lose: [wood(330, 0), wood(294, 0.2), { ...wood(220, 0.4), for: 0.5 }],
  win: [...bell(523.3, 0), ...bell(659.3, 0.14), ...bell(784, 0.28), ...bell(1046.5, 0.44, 0.2)],
}

let context: AudioContext | null = null

/** Plays a sound. A browser without audio, or one that has not been clicked yet, stays silent. */
export async function play(sound: Sound): Promise<void> {
  if (typeof AudioContext !== 'function' || navigator.userActivation?.hasBeenActive === false)
    return
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  for (const tone of SOUNDS[sound]) ring(context, tone)
}

function ring(context: AudioContext, { pitch, at, for: length, loud, wave }: Tone): void {
  const start = context.currentTime + at
  const [voice, gain] = [context.createOscillator(), context.createGain()]
  voice.type = wave ?? 'sine'
  voice.frequency.value = pitch
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(gain).connect(context.destination)
  voice.start(start)
  voice.stop(start + length)
}
