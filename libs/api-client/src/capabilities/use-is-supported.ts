import { useSelector } from 'react-redux';
import type { OperationName } from '@vaglio/contract';
import { isOperationSupported, type StoreWithApi } from './is-operation-supported';

/**
 * Whether the server offers a call; the screen leaves out what needs one that it does not.
 * @param arg of a call for one row, which a server may refuse for that row alone
 * @returns undefined until the server has answered one
 * Source: product decisions, section 9.
 */
export function useIsSupported(operation: OperationName, arg?: unknown): boolean | undefined {
  return useSelector((store: StoreWithApi) => isOperationSupported(store, operation, arg));
}
