/** What is read of React's tree: a component, and how it was before the last commit. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's own mark of a component whose function ran. */
const PERFORMED_WORK = 1;

let counts: Map<string, number> | null = null;

/** React reports each commit to this hook, as to its developer tools; it must be there before react-dom is loaded. */
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
      if (counts) note(current, counts);
    },
  },
});

function note(parent: Fiber, into: Map<string, number>): void {
  if (parent.alternate && parent.child === parent.alternate.child) return; // nothing below was drawn
  for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
    const name = nameOf(fiber.type);
    if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) into.set(name, (into.get(name) ?? 0) + 1);
    note(fiber, into);
  }
}

/** Of a function, or of what forwardRef made of one; '' for anything else. */
function nameOf(component: unknown): string {
  if (typeof component === 'function') return component.name;
  return typeof component === 'object' && component !== null && 'render' in component
    ? nameOf(component.render)
    : '';
}

/**
 * Which components are drawn while something is done, for the first time or again.
 * The spec imports this package before `@testing-library/react`.
 * @returns how often, by the names of their functions
 */
export async function renderCounts(act: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const drawn = new Map<string, number>();
  counts = drawn;
  try {
    await act();
  } finally {
    counts = null;
  }
  return drawn;
}
