/** Error if another server took over the import, or a person cancelled it. */
export class LostClaim extends Error {
  constructor() {
    super('the import is no longer ours');
  }
}
