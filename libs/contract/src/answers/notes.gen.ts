// Generated from the contract by 'npm run contract'. Do not edit.
import { list } from '../shapes/combine';
import { page } from '../shapes/object';
import { noteShape } from './timeline.gen';

export const notePageShape = /* @__PURE__ */ page('items', { items: list(noteShape) });
