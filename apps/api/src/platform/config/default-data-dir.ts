/** Where keys, the embedded database and other files of an installation are, unless DATA_DIR names another folder. */
export const DEFAULT_DATA_DIR = './data';
