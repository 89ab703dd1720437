#!/usr/bin/env python3
"""Fits of which type a document is: fit_doc_type.py OUT.json FOLDER...

Each FOLDER is what `npm run bench:fields` writes, with the whole lexicon or with a part of it. Needs numpy and xgboost (Debian: python3-xgboost).
Boosted trees a type say how likely it is. Sheets are judged once, in each folder, by trees that were fitted without them in any; the trees that are
kept saw them all.
"""
import hashlib
import json
import numpy as np
import xgboost as xgb
import dumped
from fit_line_roles import flat

SEED = 11
TYPES = ['Invoice', 'Credit Note', 'Receipt', 'Bank Statement', 'Purchase Order', 'Quote', 'Delivery Note', 'Price List', 'Report', 'Form', 'Letter', 'Table', 'Other']
PARAMS = dict(objective='multi:softprob', num_class=len(TYPES), tree_method='hist', base_score=0.5, max_depth=3, max_bin=64, eta=0.15, subsample=0.8, colsample_bytree=0.3, min_child_weight=1, reg_lambda=3, nthread=1, seed=SEED)
ROUNDS = 80
WEIGHT = {'einvoice': 0.1, 'invoice-fr': 0.1, 'sroie': 0.1, 'bank': 0.1, 'adbuy': 0.05, 'invoice2data': 0.3, 'made': 0.05}
MARGINS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8]


def load(folders):
    parts, names = [], []
    for folder in folders:
        about, data, n, number = dumped.read(folder, names, 'type', lambda about: 4)
        ids = [document['id'] for document in about['documents']]
        parts.append((data[:, :n], number[data[:, n].astype(int)], np.array([ids[int(i)] for i in data[:, n + 1]]), data[:, n + 2].astype(int), data[:, n + 3].astype(int), np.array([folder] * len(data))))
    x, sets, ids, y, ruled, folder = (np.concatenate(each) for each in zip(*parts))
    known = y >= 0
    return dict(x=x[known], set=sets[known], id=ids[known], y=y[known], ruled=ruled[known], folder=folder[known], names=names, weight=np.array([WEIGHT.get(names[s], 1.0) for s in sets[known]]))


def fit(data, rows):
    return xgb.train(PARAMS, xgb.DMatrix(data['x'][rows], data['y'][rows], weight=data['weight'][rows]), ROUNDS)


def main():
    parser = dumped.arguments()
    parser.add_argument('--shown', action='store_true', help='tells each document on which rules and trees differ')
    args = parser.parse_args()
    data = load(args.folders)
    strangers = [number for number, name in enumerate(data['names']) if name not in WEIGHT]
    p = np.zeros((len(data['y']), len(TYPES)))
    for left_out in strangers if not args.fast else []:
        rows = data['set'] == left_out
        p[rows] = fit(data, ~rows).predict(xgb.DMatrix(data['x'][rows]))
    ruled_share = p[np.arange(len(p)), data['ruled']]
    for folder in args.folders if not args.fast else []:
        for number in strangers:
            rows = (data['set'] == number) & (data['folder'] == folder)
            y, ruled, said = data['y'][rows], data['ruled'][rows], p[rows].argmax(1)
            by_margin = [int((np.where(p[rows].max(1) - ruled_share[rows] > margin, said, ruled) == y).sum()) for margin in MARGINS]
            print(folder, data['names'][number], 'documents', int(rows.sum()), 'rules', int((ruled == y).sum()), 'trees, by margin', by_margin)
        rows = np.isin(data['set'], strangers) & (data['folder'] == folder)
        y, ruled, said = data['y'][rows], data['ruled'][rows], p[rows].argmax(1)
        print('ALL', folder, 'documents', int(rows.sum()), 'rules', int((ruled == y).sum()), 'trees, by margin', [int((np.where(p[rows].max(1) - ruled_share[rows] > margin, said, ruled) == y).sum()) for margin in MARGINS])
        if args.shown:
            for i in np.flatnonzero(rows):
                said = int(p[i].argmax())
                if said != data['ruled'][i] or said != data['y'][i]:
                    print('  ', data['id'][i], '| rules', TYPES[data['ruled'][i]], '| trees', TYPES[said], round(float(p[i].max() - ruled_share[i]), 2), '| truth', TYPES[data['y'][i]])
    if args.judge:
        return
    kept_out = [number for number, name in enumerate(data['names']) if name in args.without.split(',')]
    model = fit(data, ~np.isin(data['set'], kept_out))
    trees = [flat(json.loads(tree)) for tree in model.get_dump(dump_format='json')]
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, weight=WEIGHT, documents=len(p), fitted_on=hashlib.sha256(data['x'].tobytes()).hexdigest()[:16])
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, classes=TYPES, trees=[trees[at::len(TYPES)] for at in range(len(TYPES))]), out, separators=(',', ':'))


main()
