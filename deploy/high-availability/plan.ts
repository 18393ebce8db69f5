import { join } from 'node:path';

/** Ports on which the parts of the estate listen. */
export type Ports = {
  web: number;
  servers: readonly number[];
  /** Inspector ports of the servers, used to measure their heaps. */
  inspectors: readonly number[];
  /** HAProxy port that leads to the current primary database. */
  writer: number;
  databases: readonly [number, number];
  /** Ports on which Patroni reports the state of each database. */
  patroni: readonly [number, number];
  /** Port of etcd, which Patroni uses to agree on the leader. etcd also uses the next port. */
  etcd: number;
};

export type EstatePlan = {
  /** Folder of all data, logs and configuration files. It is removed at the end. */
  folder: string;
  ports: Ports;
  /** Password of the database owner. */
  password: string;
  /**
   * True if Patroni monitors the databases and HAProxy asks Patroni for the primary. Otherwise the watcher of this
   * program does both.
   */
  hasPatroni: boolean;
};

const SERVERS = 3;
export const DATABASE = 'vaglio';

/** Returns consecutive ports. @param first port of the web address */
export function portsFrom(first: number): Ports {
  return {
    web: first,
    servers: Array.from({ length: SERVERS }, (_, place) => first + 1 + place),
    inspectors: Array.from({ length: SERVERS }, (_, place) => first + 5 + place),
    writer: first + 11,
    databases: [first + 13, first + 14],
    patroni: [first + 15, first + 16],
    etcd: first + 17,
  };
}

/** Returns the database addresses in the format of the server settings. */
export function databaseUrls({ ports, password }: EstatePlan) {
  const url = (port: number, database: string) =>
    `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${database}`;
  return {
    primary: url(ports.writer, DATABASE),
    ofDatabase: (place: 0 | 1, database = DATABASE) => url(ports.databases[place], database),
  };
}

/** Returns the path of a file in the folder of the estate. */
export const fileOf = ({ folder }: Pick<EstatePlan, 'folder'>, name: string) => join(folder, name);
