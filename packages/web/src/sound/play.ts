/** Plays sounds with WebAudio. The audio context is created lazily. */
import { recipes, type SoundName, type Voice } from './recipes.ts';
import { LOUDEST, volume } from './volume.ts';

/** The minimum pause between two plays of the same sound, in seconds. */
const LEAST_PAUSE = 0.045;

interface Device {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let device: Device | undefined;
const lastPlayed = new Map<SoundName, number>();

/** Plays a sound unless muted. Never throws. */
export function play(name: SoundName): void {
  if (volume.value === 0 || !('AudioContext' in globalThis)) return;
  try {
    device ??= openDevice();
    const { context, out } = device;
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    if (now - (lastPlayed.get(name) ?? -1) < LEAST_PAUSE) return;
    lastPlayed.set(name, now);
    out.gain.value = (volume.value / LOUDEST) ** 2;
    for (const part of recipes[name]) sound(device, part, now);
  } catch (error) {
    console.warn('sound', error);
  }
}

function openDevice(): Device {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = context.createGain();
  const limiter = context.createDynamicsCompressor();
  out.connect(limiter).connect(context.destination);
  return { context, out, noise: noiseOf(context) };
}

/** One second of hiss, the same every time. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[index] = state / 1_073_741_823 - 1;
  }
  return buffer;
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
