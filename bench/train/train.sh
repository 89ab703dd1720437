#!/usr/bin/env bash
# npm run bench:train [-- DIR]: makes the pages, prints the papers, reads both, fits the roles of lines and writes the model into the engine.
set -euo pipefail
dir=${1:-.bench/train}
make() { npm run -s bench:pages -- --out "$dir/$1" --split "$1" --pages "$2" --seed "$3" && npm run -s bench:lines -- "$dir/$1.bin" made "$dir/$1"; }
make train 2400 1
make choose 320 2
make test 480 3
npm run -s bench:papers -- "$dir/papers" bench/train/papers/*/
sets=()
for folder in "$dir"/papers/*/; do sets+=(suite "${folder%/}"); done
npm run -s bench:lines -- "$dir/papers.bin" "${sets[@]}"
/usr/bin/python3 bench/train/fit_line_roles.py "$dir" libs/engine/src/tables/roles/line-roles.data.json --judge \
  --without offices,quarries,theatres,presses,bakeries,mills,ferries,orchards
