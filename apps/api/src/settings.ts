/** What an installation is told from outside, read once at start; see .env.example. */
export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Without it, an origin must equal the one the request was sent to. */
  publicUrl: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  demoData: boolean;
  productTitle: string;
  foundationName: string;
  smtpUrl: string | undefined;
};
