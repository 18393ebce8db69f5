import type { ServiceAccount } from '@vaglio/contract';

export const ACCOUNTS = 'GET /auth/admin/service-accounts';
export const CREATE_ACCOUNT = 'POST /auth/admin/service-accounts';
export const UPDATE_ACCOUNT = 'PUT /auth/admin/service-accounts/:id';
export const DELETE_ACCOUNT = 'DELETE /auth/admin/service-accounts/:id';
export const TOKENS = 'GET /auth/admin/service-accounts/:id/tokens';
export const CREATE_TOKEN = 'POST /auth/admin/service-accounts/:id/tokens';
export const CONFIRM_TOKEN = 'POST /auth/admin/service-accounts/:id/tokens/:tokenId/confirm';
export const REVOKE_TOKEN = 'DELETE /auth/admin/service-accounts/:id/tokens/:tokenId';

/** Returns a service account as it appears in a server response. */
export function aServiceAccount(overrides: Partial<ServiceAccount> = {}): ServiceAccount {
  return {
    id: 'a1',
    name: 'CRM sync',
    purpose: 'Copies decisions to the CRM each night; ask Ann.',
    role: 'user',
    may_edit_investments: false,
    is_active: true,
    tokens: 1,
    last_used_at: '2026-11-20T08:00:00Z',
    created_at: '2026-11-01T08:00:00Z',
    version: 3,
    ...overrides,
  };
}
