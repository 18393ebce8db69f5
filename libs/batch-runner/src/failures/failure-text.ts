import type { ArticleFailure } from '@vaglio/contract';

interface FailureText {
  readonly title: string;
  /** Advice on how to fix the cause. */
  readonly help: string;
}

const LABELS: Readonly<Record<ArticleFailure['cause'], FailureText>> = {
  key: {
    title: 'API key refused',
    help: 'Set another key in Settings, Connections, then try these again.',
  },
  credit: { title: 'No credit left', help: 'Top up the account, then try these again.' },
  permission: { title: 'The key may not use the model', help: 'Choose another model or key.' },
  model: {
    title: 'Model or address unknown',
    help: 'Check the address in Settings, Connections, and the model of the prompt.',
  },
  unreachable: { title: 'Server not reachable', help: 'Test the connection in Settings, Connections.' },
  busy: { title: 'Server busy or over its limit', help: 'Try these again later.' },
  timeout: {
    title: 'No answer in time',
    help: 'A longer LLM_TIMEOUT, a shorter prompt or another model may help.',
  },
  server: {
    title: 'Error of the model server',
    help: 'Try these again; the log of the model server has details.',
  },
  request: {
    title: 'Request refused',
    help: 'The server states the reason; another model may accept the request.',
  },
  unreadable: { title: 'Answer cannot be read', help: 'Another model, or a clearer prompt, may help.' },
  length: { title: 'Answer too long', help: 'More output tokens in the prompt, or none set, may help.' },
  interrupted: {
    title: 'Interrupted three times',
    help: 'The server was stopped each time it read these articles.',
  },
  other: { title: 'Other reasons', help: 'Try these again.' },
};

/** Returns the title of a failure's cause and advice on how to fix it. */
export const failureText = (cause: ArticleFailure['cause']): FailureText => LABELS[cause];

/** Returns the title of a failure's cause. An unknown cause from a newer server has the title of 'other'. */
export function causeTitle(cause: string): string {
  const known = Object.entries(LABELS).find(([name]) => name === cause);
  return (known?.[1] ?? LABELS.other).title;
}
