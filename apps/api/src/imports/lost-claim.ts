/** Another server works on the import, or a person has given it up. */
export class LostClaim extends Error {
  constructor() {
    super('the import is no longer ours');
  }
}
