/// <reference types="vite/client" />
import address from './csv.worker?worker&url';

declare global {
  interface Window {
    /**
     * Browsers with Trusted Types start a worker only if a policy created its address. For TypeScript, this address is
     * a string.
     */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { readonly createScriptURL: (address: string) => string };
    };
  }
}

/**
 * Trusted Types policy for workers, the only one that the content security policy allows. It always returns the address
 * of this worker.
 */
const policy = window.trustedTypes?.createPolicy('vaglio-worker', { createScriptURL: () => address });

export function startCsvWorker(): Worker {
  return new Worker(policy ? policy.createScriptURL(address) : address, { type: 'module' });
}
