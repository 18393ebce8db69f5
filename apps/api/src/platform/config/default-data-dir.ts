/** Default of DATA_DIR, the folder for keys, the embedded database and other files. */
export const DEFAULT_DATA_DIR = './data';
