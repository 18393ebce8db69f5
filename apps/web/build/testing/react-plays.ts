import type { Play } from './react-stage';

function typed(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const valueOf = ({ target }: { readonly target: EventTarget }) => (target as HTMLInputElement).value;

export const elements: Play = ({ h, Fragment, draw, find, note }) => {
  const row = (name: string, index: number) =>
    h(
      Fragment,
      { key: name },
      h('dt', { className: `row-${index}`, 'data-index': index }, name),
      h('dd', null, index),
    );
  draw(h('dl', { style: { marginTop: 4, '--gap': '2px', opacity: 0.5 } }, ['a', 'b', 'c'].map(row)));
  draw(h('dl', { style: { marginTop: 5 }, hidden: true }, ['c', 'new', 'a'].map(row)));
  draw([
    h(
      'svg',
      { key: 1, viewBox: '0 0 2 2' },
      h('title', null, 'A square'),
      h('path', { strokeWidth: 2, d: 'M0 0' }),
    ),
    h('style', { key: 2, nonce: 'x' }, 'a{}'),
    h('img', { key: 3, src: 'data:,', alt: '' }),
    h('p', { key: 4, dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }),
    h(
      'a',
      { key: 5, href: '#here', ref: (link: HTMLElement | null) => note(`ref ${link?.tagName}`) },
      'link',
      7,
      null,
      false,
    ),
    h('noscript', { key: 6 }, 'none'),
  ]);
  draw(h('a', { key: 5, href: 'javascript:void 0' }, 'link'));
  note(find('a').outerHTML);
};

export const fields: Play = async ({ h, useState, draw, find, note, settle }) => {
  function Form() {
    const [text, setText] = useState('a');
    const [isOn, setOn] = useState(false);
    const [choice, setChoice] = useState('two');
    return h(
      'form',
      { onSubmit: (event) => (event.preventDefault(), note(`submit ${text}`)), onReset: () => note('reset') },
      h('input', {
        value: text,
        maxLength: 9,
        onChange: ({ target }) => setText(target.value.toUpperCase()),
      }),
      h('input', { type: 'checkbox', checked: isOn, onChange: ({ target }) => setOn(target.checked) }),
      h('textarea', { defaultValue: 'long', onChange: (event) => note(`long ${valueOf(event)}`) }),
      h(
        'select',
        { value: choice, onChange: (event) => setChoice(valueOf(event)) },
        ['one', 'two'].map((key) => h('option', { key }, key)),
      ),
      h('button', null, 'Save'),
      h('output', null, `${text} ${isOn} ${choice}`),
    );
  }
  draw(h(Form));
  typed(find<HTMLInputElement>('input'), 'bc');
  note(find<HTMLInputElement>('input').value);
  find('[type=checkbox]').click();
  typed(find<HTMLTextAreaElement>('textarea'), 'longer');
  const select = find<HTMLSelectElement>('select');
  select.value = 'one';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  find('button').click();
  find<HTMLFormElement>('form').reset();
  await settle();
};

export const events: Play = async ({ h, createPortal, draw, find, note, settle }) => {
  const named =
    (name: string) =>
    ({ type }: { readonly type: string }) =>
      note(`${name} ${type}`);
  draw(
    h(
      'div',
      {
        onClick: named('outer'),
        onClickCapture: named('capture'),
        onMouseEnter: named('outer'),
        onFocus: named('outer'),
      },
      h('button', {
        id: 'in',
        onMouseEnter: named('in'),
        onMouseLeave: named('in'),
        onKeyDown: named('in'),
        onBlur: named('in'),
      }),
      createPortal(
        h('i', {
          id: 'over',
          onPointerDown: named('over'),
          onWheel: named('over'),
          onTransitionEnd: named('over'),
        }),
        document.body,
      ),
    ),
  );
  find('#in').focus();
  find('#in').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  find('#in').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  find('#in').dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
  find('#in').blur();
  find('#over').click();
  for (const type of ['pointerdown', 'wheel', 'transitionend'])
    find('#over').dispatchEvent(new Event(type, { bubbles: true }));
  document.body.click();
  await settle();
};
