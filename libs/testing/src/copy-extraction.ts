import { Client } from 'pg';

/** More extractions of the account with the same rows, of which nobody has the key of a request; uploading each would take the minute limit's time. */
export async function copyExtraction(databaseUrl: string, id: string, copies: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const columns = await client.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_schema = 'extraction' AND table_name = 'extraction' AND column_name NOT IN ('id', 'idempotency_key')`,
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  await client.query(
    `INSERT INTO extraction.extraction (id, ${names}) SELECT id || '_' || copy, ${names} FROM extraction.extraction, generate_series(1, $2) copy WHERE id = $1`,
    [id, copies],
  );
  await client.query(
    `INSERT INTO extraction.row_chunk (extraction_id, index, first_row, rows, provenance, confidence)
     SELECT extraction_id || '_' || copy, index, first_row, rows, provenance, confidence FROM extraction.row_chunk, generate_series(1, $2) copy WHERE extraction_id = $1`,
    [id, copies],
  );
  await client.end();
}
