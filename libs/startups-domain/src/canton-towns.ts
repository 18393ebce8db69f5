import type { Canton } from './canton-names';

/**
 * Towns that occur in the canton column of real lists, separated by commas. Towns named like their canton need no
 * entry. Plain 'Appenzell' and 'Basel' mean the towns.
 */
export const CANTON_TOWNS: Readonly<Record<Canton, string>> = {
  AG: 'Aarau, Baden, Baden-Dättwil, Dättwil, Brugg, Windisch, Wettingen, Lenzburg, Rheinfelden, Zofingen, Wohlen, Villigen, Spreitenbach, Oftringen, Möhlin, Kaiseraugst, Stein AG, Würenlingen, Frick, Bremgarten',
  AI: 'Appenzell',
  AR: 'Herisau, Teufen, Heiden, Speicher, Trogen',
  BE: 'Biel, Bienne, Biel/Bienne, Thun, Köniz, Burgdorf, Interlaken, Langenthal, Muri bei Bern, Ostermundigen, Steffisburg, Spiez, Lyss, Nidau, Ittigen, Zollikofen, Münsingen, Liebefeld, Moutier, Saint-Imier, Langnau, Gstaad',
  BL: 'Liestal, Allschwil, Muttenz, Reinach, Münchenstein, Pratteln, Binningen, Arlesheim, Birsfelden, Sissach, Aesch, Laufen, Bubendorf, Witterswil',
  BS: 'Basel, Basle, Bâle, Basilea, Basileia, Bazel, Riehen',
  FR: 'Bulle, Villaz-Saint-Pierre, Marly, Murten, Morat, Düdingen, Romont, Châtel-Saint-Denis, Givisiez, Granges-Paccot, Villars-sur-Glâne, Estavayer-le-Lac, Saint-Aubin FR',
  GE: 'Carouge, Vernier, Lancy, Meyrin, Plan-les-Ouates, Versoix, Onex, Thônex, Chêne-Bougeries, Satigny, Le Grand-Saconnex, Grand-Saconnex, Cologny, Petit-Lancy',
  GL: 'Näfels, Ennenda, Glarus Nord, Glarus Süd, Mollis, Niederurnen',
  GR: 'Chur, Coire, Coira, Cuira, Davos, St. Moritz, Landquart, Domat/Ems, Ems, Arosa, Klosters, Ilanz, Samedan, Thusis, Pontresina, Poschiavo, Scuol',
  JU: 'Delémont, Delsberg, Porrentruy, Pruntrut, Saignelégier, Courroux',
  LU: 'Emmen, Emmenbrücke, Kriens, Horw, Ebikon, Sursee, Root, Root D4, Hochdorf, Willisau, Rothenburg, Sempach',
  NE: 'La Chaux-de-Fonds, Le Locle, Marin-Epagnier, Boudry, Peseux, Colombier, Couvet, Val-de-Travers, Hauterive',
  NW: 'Stans, Hergiswil, Stansstad, Buochs, Ennetbürgen',
  OW: 'Sarnen, Alpnach, Engelberg, Kerns, Sachseln, Giswil',
  SG: 'Rapperswil-Jona, Rapperswil, Jona, Wil, Wil SG, Gossau, Flawil, Rorschach, Buchs SG, Altstätten, Uzwil, Widnau, Heerbrugg, Sargans, Wattwil, Goldach, Au SG',
  SH: 'Neuhausen am Rheinfall, Neuhausen, Stein am Rhein, Thayngen, Beringen',
  SO: 'Olten, Grenchen, Granges SO, Biberist, Derendingen, Dornach, Zuchwil, Balsthal, Bellach, Bettlach',
  SZ: 'Einsiedeln, Küssnacht am Rigi, Freienbach, Pfäffikon SZ, Lachen, Wollerau, Arth, Goldau, Brunnen, Altendorf',
  TG: 'Frauenfeld, Kreuzlingen, Arbon, Amriswil, Weinfelden, Romanshorn, Eschlikon, Tägerwilen, Sirnach, Münchwilen, Bischofszell, Steckborn, Aadorf',
  TI: 'Lugano, Bellinzona, Locarno, Mendrisio, Chiasso, Manno, Viganello, Ascona, Biasca, Stabio, Massagno, Paradiso, Bioggio, Giubiasco, Agno, Taverne',
  UR: 'Altdorf, Andermatt, Schattdorf, Erstfeld, Bürglen',
  VD: 'Lausanne, Losanna, Ecublens, Renens, Epalinges, Yverdon, Yverdon-les-Bains, Montreux, Vevey, Nyon, Morges, Pully, Prilly, Gland, Saint-Sulpice, Le Mont-sur-Lausanne, Lutry, Aigle, Rolle, Cossonay, Crissier, Bussigny, Aubonne, Orbe, Payerne, Sainte-Croix, La Tour-de-Peilz, Villeneuve, Bex, Echallens, Corsier-sur-Vevey, Eysins',
  VS: 'Sion, Sitten, Sierre, Siders, Martigny, Monthey, Visp, Viège, Brig, Brig-Glis, Brigue, Naters, Verbier, Zermatt, Conthey, Fully, Crans-Montana, Saint-Maurice, Collombey',
  ZG: 'Baar, Cham, Steinhausen, Risch, Rotkreuz, Hünenberg, Unterägeri, Oberägeri, Menzingen, Walchwil',
  ZH: 'Winterthur, Winterthour, Uster, Schlieren, Dübendorf, Dietikon, Kloten, Wädenswil, Horgen, Thalwil, Küsnacht, Zollikon, Bülach, Adliswil, Wallisellen, Opfikon, Glattbrugg, Rüschlikon, Hinwil, Wetzikon, Volketswil, Regensdorf, Männedorf, Meilen, Stäfa, Rüti, Kilchberg, Oerlikon, Affoltern am Albis, Illnau-Effretikon, Effretikon, Fällanden, Schwerzenbach, Urdorf, Pfäffikon ZH, Richterswil, Embrach, Bassersdorf, Erlenbach',
};
