import { copyExtraction } from '@gridline/testing';
import { Client } from 'pg';

/** Makes a list long: so many more of what was read, `made 01.csv` and so on. To send each would take the minute limit's time. */
export async function fillList(databaseUrl: string, id: string, count: number): Promise<void> {
  await copyExtraction(databaseUrl, id, count);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE extraction.extraction SET file_name = 'made ' || lpad(split_part(id, '_', 3), 2, '0') || '.csv' WHERE starts_with(id, $1 || '_')`,
    [id],
  );
  await client.end();
}
