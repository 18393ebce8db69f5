/// <reference types="vite/client" />
import address from './csv.worker?worker&url';

declare global {
  interface Window {
    /** Browsers that have it start a worker only from an address that a policy made; they take it where a text is due. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { readonly createScriptURL: (address: string) => string };
    };
  }
}

/** The one policy that the page's content security policy names. It makes this address, whatever is asked. */
const policy = window.trustedTypes?.createPolicy('vaglio-worker', { createScriptURL: () => address });

export function startCsvWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' });
}
