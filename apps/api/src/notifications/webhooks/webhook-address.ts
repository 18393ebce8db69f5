import { badRequest } from '../../platform/http/errors/errors';
import { checkSecretAddress, RefusedAddress } from '../../platform/outbound-http/address-guard';

/**
 * Checks the address of a webhook. Events are confidential, so the address must use https and a public network, unless
 * the operator allows the host.
 * @param privateHosts `host:port` entries that the operator allows
 * @throws Refusal 400 with a message for the person
 */
export function checkWebhookAddress(address: string, privateHosts: readonly string[]): URL {
  try {
    return checkSecretAddress(address, privateHosts);
  } catch (error) {
    if (error instanceof RefusedAddress) throw badRequest(error.message);
    throw error;
  }
}
