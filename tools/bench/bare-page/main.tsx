// The floor of cold screens: React alone, which asks for the rows of the list and writes them down as text.
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly id: string;
  readonly company_name: string;
  readonly sector: string | null;
  readonly canton: string | null;
  readonly score: number | null;
}

function Rows() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    void fetch('/rows')
      .then((answer) => answer.json())
      .then(({ items }: { items: readonly Row[] }) => setRows(items));
  }, []);
  return rows.map(({ id, company_name, sector, canton, score }) => (
    <article key={id}>
      <h2>{company_name}</h2>
      {sector} · {canton} · {score}
    </article>
  ));
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Rows />
    </StrictMode>,
  );
