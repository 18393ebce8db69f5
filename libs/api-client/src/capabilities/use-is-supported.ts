import { useSelector } from 'react-redux';
import type { OperationName } from '@vaglio/contract';
import { isOperationSupported, type StoreWithApi } from './is-operation-supported';

/**
 * Returns whether the server supports an operation. Pages hide controls for unsupported operations.
 * @param arg argument of a request for one row, if the server may reject that row only
 * @returns undefined before the first response
 * Source: product decisions, section 9.
 */
export function useIsSupported(operation: OperationName, arg?: unknown): boolean | undefined {
  return useSelector((store: StoreWithApi) => isOperationSupported(store, operation, arg));
}
