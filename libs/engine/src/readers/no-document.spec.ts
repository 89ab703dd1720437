import { detectFormat } from './detect-format';

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

const PROGRAMS: Record<string, string> = {
  TypeScript: `import { readFile } from 'node:fs/promises';

const VERSION = '1.2.2024';

export async function load(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  return text.trim();
}
`,
  Python: `"""Sends what is due. Version 3.4.2024."""
import sys
from dataclasses import dataclass

@dataclass
class Sender:
    name: str

    def send(self, total):
        if total > 0:
            print("sent", total)
        return total

if __name__ == "__main__":
    Sender("a").send(float(sys.argv[1]))
`,
  C: `#include <stdio.h>
/* version 2.1.2023 */
int main(int argc, char **argv) {
  int total = 0;
  for (int i = 1; i < argc; i++) {
    total += atoi(argv[i]);
  }
  printf("%d\\n", total);
  return 0;
}
`,
  shell: '#!/bin/sh\nset -e\nfor f in *.pdf; do\n  echo "$f"\ndone\n',
  Java: `package com.example.invoices;

import java.util.List;

public class Totals {
  private final List<Integer> values;

  public Totals(List<Integer> values) {
    this.values = values;
  }

  public int sum() {
    return values.stream().mapToInt(Integer::intValue).sum();
  }
}
`,
  Go: 'package main\n\nimport "fmt"\n\nfunc main() {\n\ttotal := 0\n\tfor i := 0; i < 3; i++ {\n\t\ttotal += i\n\t}\n\tfmt.Println(total)\n}\n',
  'a style sheet': '.invoice {\n  color: #333;\n  margin: 0 auto;\n}\n\n.total {\n  font-weight: bold;\n}\n',
  'JavaScript without line breaks': `!function(e,t){${'var n=e(t);if(n){t.a=function(){return n};}'.repeat(30)}}(window,{});`,
  JSON: '{\n  "name": "gridline",\n  "version": "0.1.2024",\n  "total": 12.5\n}\n',
  'JSON of a list': '[{"item": "Desk", "price": 450}, {"item": "Lamp", "price": 35.5}]',
  'JSON longer than what is looked at': `{"rows": [${Array.from({ length: 4_000 }, (_, n) => `{"id": ${n}, "name": "row"}`).join(',\n')}]}`,
  'JSON by lines': '{"level":"info","time":"2026-01-02T03:04:05Z"}\n{"level":"warn","time":"2026-01-02T03:04:06Z"}\n',
  SQL: `-- the schema, as of 3.4.2024
CREATE TABLE invoice (
  id text PRIMARY KEY,
  total numeric NOT NULL
);
INSERT INTO invoice (id, total) VALUES ('A-1', 450.00);
SELECT id, total FROM invoice WHERE total > 100;
`,
  'SQL of one query': 'select i.id, i.total\nfrom invoice i\njoin customer c on c.id = i.customer\nwhere i.total > 100;\n',
  YAML: `# Version 1.2.2024
apiVersion: apps/v1
kind: Deployment
metadata:
  name: gateway
  labels:
    app: gateway
spec:
  replicas: 2
  ports:
    - name: http
      port: 3000
`,
  TOML: '[package]\nname = "gridline"\nversion = "0.1.2024"\n\n[dependencies]\nserde = { version = "1.0", features = ["derive"] }\n',
  INI: '; the mail server\n[smtp]\nhost=mail.example.com\nport=25\n\n[retry]\nafter=60\nmost=5\n',
  'an environment': '# where it runs\nDATABASE_URL=postgres://localhost/x\nNATS_URL=nats://localhost\nLOG_LEVEL=info\nSTOP_SECONDS=30\n',
  'a style sheet, a rule a line': '.hll { background-color: #ffffcc }\n.c { color: #888888 }\n.k { color: #008800; font-weight: bold }\n',
  'a style sheet without line breaks': '.a{color:#333;margin:0 auto}.b>.c:hover{font-weight:bold;padding:1px 2px}'.repeat(20),
  'a Makefile':
    '# Version 2.1.2024\nCC ?= gcc\nCFLAGS := -O2 -Wall\n\nall: invoice report\n\ninvoice: invoice.o money.o\n\t$(CC) $(CFLAGS) -o $@ $^\n\n%.o: %.c\n\t$(CC) -c $<\n\n.PHONY: clean\nclean:\n\trm -f *.o invoice\n',
  'a Makefile of commands alone':
    'build:\n\tnpm ci\n\tnpm run build\n\ntest: build\n\tnpm test\n\ndeploy: test\n\t./deploy.sh production\n',
  'the recipe of a container':
    'FROM node:20-slim\nWORKDIR /app\nCOPY package.json ./\nRUN npm ci --omit=dev && \\\n    npm cache clean\nEXPOSE 3000\nCMD ["node", "main.js"]\n',
  'a batch file': '@echo off\r\nset VERSION=1.2.2024\r\nif not exist build mkdir build\r\ncopy /y a.txt build\r\n',
  'a patch':
    'diff --git a/x.c b/x.c\nindex 12..34 100644\n--- a/x.c\n+++ b/x.c\n@@ -1,3 +1,4 @@\n int main() {\n-  return 0;\n+  int a = 1;\n+  return a;\n',
  PHP: '<?php\nnamespace App;\n\nclass Total {\n    public function sum(array $values): float {\n        return array_sum($values);\n    }\n}\n',
  'a component':
    '<template>\n  <section>{{ total }}</section>\n</template>\n<script>\nexport default { data() { return { total: 1 }; } };\n</script>\n',
  'a short style sheet without line breaks': '.c0{color:#000;margin:0 auto}.c1>a:hover{color:#001}.c2,[href^="x"]{margin:2px}',
  'a style sheet of variables':
    ':root{--main:#123;--gap:4px;--font:"Inter",sans-serif}@media(max-width:600px){body{font-size:14px}}a{color:var(--main)}',
  'a packed style sheet in lines': Array.from(
    { length: 12 },
    (_, n) => `.a${n},.b${n}{color:#333;margin:0 ${n}px}.d${n}>.e:hover{padding:${n}px}`,
  ).join('\n'),
  'a short script without line breaks': '"use strict";var n=t(1),r=t(2);function o(e){return e&&e.__esModule?e:{default:e}}',
  'a packed script with its licence':
    '/*! lib v1.2.3 | (c) 2024 | MIT */\n!function(e,t){"object"==typeof exports?module.exports=t():e.lib=t()}(this,function(){var e=1;return{sum:function(a){return a.reduce((x,y)=>x+y,0)},v:e}});',
  'a packed script broken anywhere':
    'function n(r){var o=t[r];if(void 0!==o)return o.exports;var i=t[r]={exports:{}};\nreturn e[r](i,i.exports,n),i.exports}n.d=(e,t)=>{for(var r in t)n.o(t,r)&&\nObject.defineProperty(e,r,{enumerable:!0,get:t[r]})};\n',
};

const DOCUMENTS: Record<string, string> = {
  'a letter':
    'Dear Ms Lovelace,\n\nif you have questions (for example about item 3), write to us.\nreturn the goods within 14 days;\nthank you.\n\nYours, A. Turing\n',
  'an invoice':
    'INVOICE 2026-17\nDate: 02.03.2026\n\nDesk (oak)        2   450.00   900.00\nLamp              1    35.50    35.50\n\nTotal = 935.50 EUR\nVAT (20 %) = 187.10\n',
  'a receipt': 'SHOP 12\n{***}\nMilk      1.20\nBread     2.40\n----------------\nTOTAL     3.60\nCARD (VISA) ....1234\n',
  'a log':
    '2026-01-02 03:04:05 INFO  worker.run(job=17): started {"id": 17}\n2026-01-02 03:04:06 WARN  worker.run(job=17): slow (3.2 s)\n2026-01-02 03:04:09 INFO  worker.run(job=17): done\n',
  'a table with equals signs and brackets': 'Name;Formula;Value;\nA (m);=B1*2;3,5;\nB (m);=C1*2;7,0;\nC (m);=D1*2;14,0;\n',
  'a bibliography':
    '[1] Lovelace, A. (1843). Notes; in: Taylor, Scientific Memoirs.\n[2] Turing, A. (1936). On computable numbers; Proc. LMS.\n[3] Hopper, G. (1952). The education of a computer;\n',
  'settings as a list': 'Meter number: 4711\nReading = 12345\nTariff = day (07:00-22:00)\nPrice: 0.31 EUR\n',
  'a manual whose samples are fenced':
    'How to call it\n\nSend the file:\n\n```js\nconst form = new FormData();\nform.append("file", file);\nawait fetch(url, { method: "POST", body: form });\n```\n\nThe answer comes at once.\n',
  'a receipt of labels and values': 'shop: corner store\ndate: 2026-03-02\nmilk: 1.20\nbread: 2.40\ntotal: 3.60\ncard: ****1234\n',
  'an order with lists':
    'order: 4711\n\nitems:\n  - oak desk, 2 pieces\n  - desk lamp, 4 pieces\n\nplease deliver to:\n  Ada Lovelace\n  12 Mill Lane\n\nthank you\n',
  'meter readings': '[Building 1]\nMeter number = 4711\nReading today = 12345\n[Building 2]\nMeter number = 4712\nReading today = 2345\n',
  'a note with a long line of underscores': `Please sign here: a${'_a'.repeat(60)} and send it back.\n\nThank you.\n`,
  'names set with underscores': `a${'_a'.repeat(60)}: sign here\n\nThank you.\n`,
  'footnotes in brackets': '[1]\nLovelace = first programmer\n[2]\nTuring = the machine\n[3]\nHopper = the compiler\n',
  'a letter that selects and updates':
    'Select items from our catalogue are on sale;\nupdate your address with us;\ninsert the card into the reader;\n\nYours, A. Turing\n',
  'a mail without its head':
    'Hi Ada,\n\ncreate a table for six please; the view is nice.\n\nWhen: Friday\nWhere: Mill Lane\nWho: us\n\n> from: Alan\n> to: Ada\n',
  'a log with a table':
    '2026-01-02 03:04:05 db.query: begin;\nid | total\n---+------\nA-1 | 450.00\nA-2 | 35.50\n(2 rows)\n2026-01-02 03:04:06 db.query: commit;\n',
  'brackets in a list': '{draft}\n\nParticipants\n- Ada (chair)\n- Alan\n\nDecisions\n1. Buy the desk (450 EUR)\n2. Sell the lamp\n',
  'an order with lists behind tabs':
    'items:\n\toak desk, 2 pieces\n\tdesk lamp, 4 pieces\n\ndeliver to:\n\tada lovelace\n\t12 mill lane\n\npay by:\n\tinvoice\n',
  'addresses behind tabs':
    'WEB SITE:\n\thttps://example.com/\n\nOFFICE:\n\t12 Mill Lane\n\nACCOUNT:\n\tGB29 NWBK 6016 1331 9268 19\n\nTOTAL:\n\t$(935.50)\n',
  'a price list behind tabs': 'Chairs:\n\tOak chair\t120.00\n\tAsh chair\t95.00\nDesks:\n\tOak desk\t450.00\n\tDesk lamp\t35.50\n',
  'a recipe of the kitchen': 'FROM the kitchen of Ada\nADD two eggs, 120 g of sugar\nADD 250 g of flour\nUSER rating: 4 of 5\n',
  'a letter that begins with FROM':
    'FROM: Ada Lovelace\nTO: Alan Turing\nConcerning: your invoice\n\nDear Alan,\nplease find the invoice attached.\n',
  'a list with braces': 'Offer {valid until: 31.3.2026; net}\nDesk {oak; 120 x 80 cm}   450.00\nLamp {LED}   35.50\n',
  'a form with marks to fill in': 'Name: ______ {please print}\nSignature: ______\n[ ] paid (cash) [x] paid (card) = 935.50; thank you!\n',
  'an invoice in Russian':
    'СЧЁТ № 17 от 02.03.2026\nПоставщик: ООО «Ромашка»\n\nСтол (дуб)    2    450,00    900,00\nЛампа    1    35,50    35,50\nИтого: 935,50 руб.\n',
  'an invoice in Greek': 'ΤΙΜΟΛΟΓΙΟ 17\nΗμερομηνία: 02/03/2026\nΓραφείο    2    450,00    900,00\nΣύνολο: 935,50 €\n',
  'an invoice in Arabic': 'فاتورة رقم 17\nالتاريخ: 02/03/2026\nمكتب    2    450.00    900.00\nالمجموع: 935.50\n',
  'an invoice in Hebrew': 'חשבונית מס 17\nתאריך: 02/03/2026\nשולחן    2    450.00    900.00\nסה"כ: 935.50 ש"ח\n',
  'an invoice in Chinese': '发票号码：00172026\n日期：2026年3月2日\n书桌    2    450.00    900.00\n合计：935.50元（含税）\n',
  'an invoice in Japanese': '請求書 No.17\n発行日：2026年3月2日\n机（オーク）    2    450    900\n合計：935円\n',
  'an invoice in Hindi': 'बीजक क्रमांक: 17\nदिनांक: 02/03/2026\nमेज    2    450.00    900.00\nकुल: 935.50\n',
  'an invoice in Thai': 'ใบแจ้งหนี้ เลขที่ 17\nวันที่: 2/3/2569\nโต๊ะ    2    450.00    900.00\nรวม: 935.50\n',
  'a letter in Spanish':
    'Estimada Sra. Lovelace:\n\nle enviamos la factura (n.º 17); el importe = 935,50 €.\n¡Gracias! ¿Alguna duda? Escríbanos: ventas@example.com\n\nAtentamente,\nA. Turing\n',
};

describe('text that is no document', () => {
  it.each(Object.entries(PROGRAMS))('%s is refused', async (_, text) => {
    await expect(detectFormat(bytesOf(text))).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it.each(Object.entries(DOCUMENTS))('%s is read', async (_, text) => {
    expect(['text', 'csv']).toContain(await detectFormat(bytesOf(text)));
  });
});
