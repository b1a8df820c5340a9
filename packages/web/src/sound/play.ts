/** Plays the sounds of what happens. */
import { type Device, openDevice } from './device.ts';
import { recipes, type SoundName, type Voice } from './recipes.ts';
import { gainOf, volume } from './volume.ts';

/** The minimum pause between two plays of the same sound, in seconds. */
const LEAST_PAUSE = 0.045;

let effects: GainNode | undefined;
const lastPlayed = new Map<SoundName, number>();

/** Plays a sound unless muted. Never throws. */
export function play(name: SoundName): void {
  if (volume.value === 0) return;
  try {
    const device = openDevice();
    if (device === undefined) return;
    const { context } = device;
    const now = context.currentTime;
    if (now - (lastPlayed.get(name) ?? -1) < LEAST_PAUSE) return;
    lastPlayed.set(name, now);
    effects ??= effectsOf(device);
    effects.gain.value = gainOf(volume.value);
    for (const part of recipes[name]) sound({ ...device, out: effects }, part, now);
  } catch (error) {
    console.warn('sound', error);
  }
}

function effectsOf({ context, out }: Device): GainNode {
  const gain = context.createGain();
  gain.connect(out);
  return gain;
}

function sound({ context, out, noise }: Device, part: Voice, now: number): void {
  const begin = now + (part.at ?? 0);
  const end = begin + part.for;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, begin);
  envelope.gain.linearRampToValueAtTime(part.loud, begin + part.for * (part.rise ?? 0.02));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);

  const slide = (pitch: AudioParam) => {
    pitch.setValueAtTime(part.from, begin);
    if (part.to !== undefined) pitch.exponentialRampToValueAtTime(part.to, end);
  };
  if (part.of === 'noise') {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    filter.type = 'bandpass';
    filter.Q.value = part.narrow ?? 1;
    slide(filter.frequency);
    source.connect(filter).connect(envelope);
    source.start(begin, (part.from * 0.37) % 0.9);
    source.stop(end);
  } else {
    const source = context.createOscillator();
    source.type = part.of;
    slide(source.frequency);
    source.connect(envelope);
    source.start(begin);
    source.stop(end);
  }
}
