/// <reference types="vite/client" />
import address from './csv.worker?worker&url';

declare global {
  interface Window {
    /** Browsers with trusted types start a worker only from an address that a policy made; its type is then a string's. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { readonly createScriptURL: (address: string) => string };
    };
  }
}

/** The one policy that the page's content security policy names. It makes this address for any input. */
const policy = window.trustedTypes?.createPolicy('vaglio-worker', { createScriptURL: () => address });

export function startCsvWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' });
}
