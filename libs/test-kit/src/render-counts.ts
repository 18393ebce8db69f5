/** Node in React's internal tree. It represents a component, and `alternate` is its state before the last commit. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's internal flag for components whose function was executed. */
const PERFORMED_WORK = 1;

let counts: Map<string, number> | null = null;

/** React reports each commit to this developer tools hook. The hook must exist before react-dom is loaded. */
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
  if (parent.alternate && parent.child === parent.alternate.child) return; // no descendant was rendered
  for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
    const name = nameOf(fiber.type);
    if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) into.set(name, (into.get(name) ?? 0) + 1);
    note(fiber, into);
  }
}

/** Returns the name of a function component or a forwardRef component. For any other value, it returns ''. */
function nameOf(component: unknown): string {
  if (typeof component === 'function') return component.name;
  return typeof component === 'object' && component !== null && 'render' in component
    ? nameOf(component.render)
    : '';
}

/**
 * Counts the renders of components during an action, including first renders. The spec must import this package before
 * `@testing-library/react`.
 * @returns number of renders, keyed by function name
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
