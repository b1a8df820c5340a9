export { ColourIcon, type ColourIconProps, ColourShape, type EnemyColour, enemyColours } from './Colour.tsx';
export { Die, type DieFace, type DieProps } from './Die.tsx';
export { Icon, type IconName, type IconProps, IconShape, iconNames } from './Icon.tsx';
