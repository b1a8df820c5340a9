export type { AtmosphereProps } from './Atmosphere.tsx';
export { Atmosphere } from './Atmosphere.tsx';
export type { Weather } from './weather.ts';
export { weathers } from './weather.ts';
