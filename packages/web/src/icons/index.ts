export type { ColourIconProps, EnemyColour } from './Colour.tsx';
export { ColourIcon, ColourShape, enemyColours } from './Colour.tsx';
export type { DieFace, DieProps } from './Die.tsx';
export { Die } from './Die.tsx';
export type { IconName, IconProps } from './Icon.tsx';
export { Icon, IconShape, iconNames } from './Icon.tsx';
