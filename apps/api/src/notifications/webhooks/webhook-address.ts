import { badRequest } from '../../platform/http/errors/errors';
import { checkSecretAddress, RefusedAddress } from '../../platform/outbound-http/address-guard';

/**
 * Refuses an address that no event is sent to: events are not public, so it has https, unless the operator allows the
 * host; and it is none of a private network.
 * @param privateHosts `host:port` that the operator allows
 * @throws 400 with a message for the person
 */
export function checkWebhookAddress(address: string, privateHosts: readonly string[]): URL {
  try {
    return checkSecretAddress(address, privateHosts);
  } catch (error) {
    if (error instanceof RefusedAddress) throw badRequest(error.message);
    throw error;
  }
}
