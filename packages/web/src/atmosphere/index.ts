export { Atmosphere, type AtmosphereProps } from './Atmosphere.tsx';
export { type Weather, weathers } from './weather.ts';
