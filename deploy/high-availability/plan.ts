import { join } from 'node:path';

/** Where each part of the estate listens. */
export type Ports = {
  web: number;
  servers: readonly number[];
  /** Of the inspectors of the servers, for what is in their memory. */
  inspectors: readonly number[];
  /** Of HAProxy: leads to whichever database is the primary. */
  writer: number;
  databases: readonly [number, number];
  /** Of what Patroni answers about each database. */
  patroni: readonly [number, number];
  /** Of etcd, where Patroni agrees on the leader; it takes the next one too. */
  etcd: number;
};

export type EstatePlan = {
  /** Holds all data, logs and configuration; removed at the end. */
  folder: string;
  ports: Ports;
  /** Of the database's owner. */
  password: string;
  /** Patroni watches the databases, and HAProxy asks it which one to lead to; else the watcher here does both. */
  hasPatroni: boolean;
};

const SERVERS = 3;
export const DATABASE = 'vaglio';

/** Ports in a row. @param first of the web address */
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

/** Addresses as the settings of a server take them. */
export function databaseUrls({ ports, password }: EstatePlan) {
  const url = (port: number, database: string) =>
    `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${database}`;
  return {
    primary: url(ports.writer, DATABASE),
    ofDatabase: (place: 0 | 1, database = DATABASE) => url(ports.databases[place], database),
  };
}

/** Files of the estate in its folder. */
export const fileOf = ({ folder }: Pick<EstatePlan, 'folder'>, name: string) => join(folder, name);
