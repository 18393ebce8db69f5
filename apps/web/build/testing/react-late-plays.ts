import type { ReactNode } from 'react';
import type { Play } from './react-stage';

export const suspense: Play = async ({
  h,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  startTransition,
  draw,
  find,
  note,
  settle,
}) => {
  let arrive: (part: { default: () => ReactNode }) => void = () => undefined;
  const late = () => lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)));
  const [One, Two] = [late(), late()];
  function Beside() {
    useLayoutEffect(() => (note('shown'), () => note('hidden')), []);
    useEffect(() => (note('there'), () => note('gone')), []);
    return h('b', null, 'beside');
  }
  function Page() {
    const [isTwo, setTwo] = useState(false);
    const go = (isLater: boolean) => (isLater ? startTransition(() => setTwo(true)) : setTwo(true));
    return [
      h('button', { key: 1, id: 'now', onClick: () => go(false) }),
      h('button', { key: 2, id: 'later', onClick: () => go(true) }),
      h(
        Suspense,
        { key: 3, fallback: 'waiting' },
        h(Beside),
        h(isTwo ? Two : One),
        h('img', { src: 'data:,', alt: '' }),
      ),
    ];
  }
  draw(h(Page, { key: 'a' }));
  arrive({ default: () => 'one' });
  await settle();
  find('#later').click();
  await settle();
  arrive({ default: () => 'two' });
  await settle();
  draw(h(Page, { key: 'b' }));
  await settle();
  find('#now').click();
  await settle();
};

export const failures: Play = async ({ h, Component, useEffect, draw, note, settle }) => {
  class Boundary extends Component<{ readonly children?: ReactNode }> {
    override state = { error: null };
    static getDerivedStateFromError = (error: unknown) => ({ error: String(error) });
    override componentDidCatch = (error: unknown) => note(`did catch ${String(error)}`);
    override componentDidUpdate = () => note('did update');
    override getSnapshotBeforeUpdate = () => 1;
    override render = () => this.state.error ?? this.props.children;
  }
  const Broken = () => {
    throw new Error('drawing');
  };
  const BrokenLater = () => (useEffect(() => Broken(), []), 'fine');
  draw(h(Boundary, { key: 1 }, h('p', null, h(Broken))));
  draw(h(Boundary, { key: 2 }, h(BrokenLater)));
  await settle();
  draw(h(Boundary, { key: 2 }, 'again'));
  draw(h(Broken));
};

export const state: Play = async ({
  h,
  createContext,
  memo,
  useContext,
  useDeferredValue,
  useId,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
  useTransition,
  use,
  Suspense,
  draw,
  find,
  note,
  settle,
}) => {
  const Colour = createContext('red');
  const listeners = new Set<() => void>();
  let kept = 0;
  const subscribe = (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener));
  const Leaf = memo(
    ({ of }: { readonly of: number }) => (
      note(`leaf ${of}`),
      h('i', { id: useId() }, of, useContext(Colour))
    ),
  );
  const answer = Promise.resolve('answered');
  const Asked = () => use(answer);
  function Page() {
    const [count, add] = useReducer((before: number) => before + 1, 0);
    const [isPending, start] = useTransition();
    const stored = useSyncExternalStore(subscribe, () => kept);
    const [slow, draws] = [useDeferredValue(count), useRef(0)];
    draws.current += 1;
    const colour = useMemo(() => ['red', 'blue'][count % 2] ?? '', [count]);
    return h(
      Colour,
      { value: colour },
      h(
        'button',
        { onClick: () => start(async () => (await Promise.resolve(), start(add))) },
        String(isPending),
      ),
      h(Leaf, { of: slow }),
      h(Suspense, { fallback: '…' }, h(Asked)),
      `${count} ${stored}`,
    );
  }
  draw(h(Page));
  find('button').click();
  await settle();
  kept = 5;
  listeners.forEach((listener) => listener());
  await settle();
};
