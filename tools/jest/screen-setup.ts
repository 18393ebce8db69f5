import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

const { getElementError } = getConfig();

/** Before its time is up, a wait drops each error: printing the page into it was a twelfth of a screen's spec. */
function elementError(message: string | null, container: Element): Error {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
}

// A busy machine is slow, not wrong: what appears is waited for, what fails fails later.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });

/** React notes for each element where it was made, up to this many a second: a tenth of the time of a screen's spec. */
const MOST_NOTED = 10_000;
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => MOST_NOTED,
    set: () => undefined,
  });
