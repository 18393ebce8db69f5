import type { Plugin } from 'vite';
import { standIns } from './stand-ins.mts';

/** An outline that takes what `Icon` of libs/ui gives it, and draws the same. */
const OUTLINE = `
import { createElement, forwardRef } from 'react';
export default ({ name, node }) =>
  forwardRef(({ size, className, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: 'lucide lucide-' + name + (className ? ' ' + className : ''),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  );`;

/** Leaves out what `lucide-react` brings for icons with contexts, children, absolute strokes and names of other icons. */
export function leanIcons(): Plugin {
  return standIns('lucide-react', new Map([['dist/esm/createLucideIcon.mjs', OUTLINE]]));
}
