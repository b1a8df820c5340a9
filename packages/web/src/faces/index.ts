import './faces.css';

export { Face, type FaceProps, FaceShape } from './Face.tsx';
