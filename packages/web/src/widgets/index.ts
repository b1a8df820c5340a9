export { Button, type ButtonProps, IconButton, type IconButtonProps } from './Button.tsx';
export {
  Card,
  type CardFigure,
  type CardKind,
  CardLine,
  type CardLineProps,
  type CardProps,
  cardKinds,
} from './Card.tsx';
export { Choice, type ChoiceOption, type ChoiceProps } from './Choice.tsx';
export { Dialog, type DialogProps, LowDialog, Sheet, WideDialog } from './Dialog.tsx';
export { Slider, type SliderProps, Switch, type SwitchProps } from './Field.tsx';
export { Geiger, type GeigerProps } from './Geiger.tsx';
export { Meter, type MeterProps } from './Meter.tsx';
export { Panel, type PanelProps } from './Panel.tsx';
export { ProgressDots, type TurnTokenState } from './ProgressDots.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
export { Term, type TermProps } from './Term.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { Toast, type ToastProps, ToastStack } from './Toast.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
