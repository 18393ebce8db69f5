/** Factor of all time limits of journeys: `npm test` sets 6, for machines that are slow or busy. */
export const PATIENCE = Number(process.env['PATIENCE'] ?? 1);
