import { countryCode } from './countries';
import { foldText } from './fold-text';

/** Vehicle codes of neighbouring countries, which people write after a town: 'Freiburg (D)'. */
const NEIGHBOURS = ['D', 'F'];
/** Foreign states, provinces and regions that contain places with Swiss names; folded. */
const REGIONS: ReadonlySet<string> = new Set(
  (
    'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,' +
    'indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,' +
    'montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,' +
    'oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,' +
    'west virginia,wisconsin,wyoming,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,' +
    'ak,az,co,dc,fl,hi,ia,ks,ky,mi,mn,nh,nj,nm,nv,ny,nd,oh,ok,ri,tx,ut,va,vt,wa,wi,wv,wy,on,qc,' +
    'breisgau,brisgau,im breisgau,i br,br,baden wurttemberg,bayern,bavaria,hessen,sachsen,elsass,alsace,' +
    'haute savoie,vorarlberg,tirol,lombardia,lombardei,lombardie,piemonte,piemont'
  ).split(','),
);

/**
 * Returns true for the name or code of a foreign country or region: 'Germany', 'D', 'Ohio'. Some country codes are also
 * canton codes, so the caller must check for cantons first.
 */
export function isAbroad(text: string): boolean {
  const name = text.trim();
  if (NEIGHBOURS.includes(name) || REGIONS.has(foldText(name))) return true;
  const code = countryCode(name);
  return code !== null && code !== 'CH' && (name.length > 3 || name === name.toUpperCase());
}
