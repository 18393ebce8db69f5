import { Fragment } from 'react';

/** Line of short facts, separated by dots. */
export function DotLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span style={DOT}>•</span>}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

const DOT = { margin: '0 6px', color: 'var(--mui-palette-field)' };
