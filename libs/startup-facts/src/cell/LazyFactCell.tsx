import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary, preload } from '@vaglio/ui';

const load = () => import('./FactCell');
const Loaded = lazy(() => load().then((module) => ({ default: module.FactCell })));

/** Preloads the code of the cell editor. If this fails, the editor shows an error when it is opened. */
export const preloadFactCell = () => preload(load);

/** Editor of a table cell, loaded in a separate chunk. Mount it to open it. */
export function LazyFactCell(props: ComponentProps<typeof Loaded>) {
  return (
    <FeatureBoundary fallback={null} onClose={props.onClose}>
      <Loaded {...props} />
    </FeatureBoundary>
  );
}
