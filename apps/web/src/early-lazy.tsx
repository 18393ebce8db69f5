import { lazy, useState, type ComponentType } from 'react';

interface EarlyLazy<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads its code before it is shown. */
  readonly load: () => Promise<unknown>;
}

/**
 * A part of the page with its code in a file of its own. Like `lazy`, but without a moment in its fallback where the code
 * has come before it is first shown.
 */
export function earlyLazy<Props extends object>(code: () => Promise<ComponentType<Props>>): EarlyLazy<Props> {
  let Known: ComponentType<Props> | null = null;
  const load = async () => {
    const part = await code();
    Known = part;
    return { default: part };
  };
  const Later = lazy(load);
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => Known ?? Later);
    return <Chosen {...props} />;
  }
  return { Part, load };
}
