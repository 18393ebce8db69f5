export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** Props of a table with two people, for stories. */
export const PEOPLE = {
  label: 'Users',
  columns: [
    { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
    { field: 'email', headerName: 'Email', flex: 1, minWidth: 200 },
    { field: 'role', headerName: 'Role', width: 120 },
  ],
  rows: [
    { id: '1', name: 'Ann Huber', email: 'ann@x.ch', role: 'admin' },
    { id: '2', name: 'Ben Favre', email: 'ben@x.ch', role: 'user' },
  ],
  rowId: ({ id }: Person) => id,
  isFetching: false,
  total: 2,
  emptyText: 'No users',
};

/** Person whose texts are too long for the table cells. */
export const LONG_PERSON: Person = {
  id: '1',
  name: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee',
  email: `${'a-very-long-mailbox-'.repeat(4)}@subdomain.of.a.long.example.org`,
  role: 'administrator of everything',
};

export const STACKED_PERSON = { title: 'name', lines: [['email', 'role']] };
