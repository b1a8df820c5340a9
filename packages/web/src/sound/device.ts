/** The one audio device of the page, made when something is to be heard for the first time. */

export interface Device {
  readonly context: AudioContext;
  /** Everything goes through it. */
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

let device: Device | undefined;

/** undefined where the browser has no sound. */
export function openDevice(): Device | undefined {
  if (!('AudioContext' in globalThis)) return undefined;
  device ??= newDevice();
  if (device.context.state === 'suspended') void device.context.resume();
  return device;
}

function newDevice(): Device {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = context.createDynamicsCompressor();
  out.connect(context.destination);
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
