#!/usr/bin/env python3
"""Fits the roles of lines: fit_line_roles.py FOLDER OUT.json [--without AUTHOR,...] [--judge]

FOLDER has train.bin, choose.bin and test.bin of made pages and papers.bin of papers, with their JSONs, as `npm run bench:lines` writes them. Needs
numpy and xgboost (Debian: python3-xgboost). Fitted on train and papers; the weight of the order is chosen on choose; test judges once. `--judge` says
besides what papers are read like by trees that did not see their authors, a third in turn. The same files make the same model.
"""
import argparse
import hashlib
import json
import os
import numpy as np
import xgboost as xgb

SEED = 11
PARAMS = dict(objective='multi:softprob', max_depth=5, eta=0.25, subsample=0.8, colsample_bytree=0.4, min_child_weight=4, reg_lambda=2, nthread=1, seed=SEED)
ROUNDS = 70
ORDERS = [0, 0.25, 0.5, 1]
# A line of a stranger's paper beside one of a made page.
PAPERS = 1.0
PARTS = 3


def load(folder, split):
    about = json.load(open(os.path.join(folder, split + '.bin.json')))
    data = np.fromfile(os.path.join(folder, split + '.bin'), dtype=np.float32).reshape(-1, about['columns'])
    names = [path.rstrip('/').split('/')[-1] for path in about['sets']]
    return dict(x=data[:, :-4], y=data[:, -4].astype(int), w=data[:, -3], page=data[:, -2].astype(int), set=data[:, -1].astype(int), names=names, roles=about['roles'])


def part(split, rows):
    return dict(split, **{key: split[key][rows] for key in ('x', 'y', 'w', 'page', 'set')})


def together(one, other):
    return dict(one, x=np.concatenate([one['x'], other['x']]), y=np.concatenate([one['y'], other['y']]), w=np.concatenate([one['w'], other['w'] * PAPERS]), page=np.concatenate([one['page'], other['page'] + one['page'].max()]))


def fit(split):
    return xgb.train(dict(PARAMS, num_class=len(split['roles'])), xgb.DMatrix(split['x'], split['y'], weight=split['w']), ROUNDS)


def logs(model, split):
    return np.log(np.clip(model.predict(xgb.DMatrix(split['x'])), 1e-9, 1))


def transitions(split):
    k = len(split['roles'])
    counts = np.ones((k, k))
    same = split['page'][1:] == split['page'][:-1]
    np.add.at(counts, (split['y'][:-1][same], split['y'][1:][same]), 1)
    return np.log(counts / counts.sum(1, keepdims=True))


def viterbi(logp, order, weight):
    best, back = logp[0].copy(), []
    for row in logp[1:]:
        scores = best[:, None] + weight * order
        back.append(scores.argmax(0))
        best = scores.max(0) + row
    path = [int(best.argmax())]
    for b in reversed(back):
        path.append(int(b[path[-1]]))
    return path[::-1]


def decode(split, logp, order, weight):
    cuts = np.flatnonzero(np.diff(split['page'])) + 1
    return np.concatenate([viterbi(part, order, weight) for part in np.split(logp, cuts)])


def judge(split, said):
    """Accuracy, whole pages right, and F1 of each role."""
    y, sure = split['y'], split['w'] == 1
    pages = {}
    for page, right in zip(split['page'], (said == y) | ~sure):
        pages[page] = pages.get(page, True) and right
    f1 = {role: round(float(2 * ((said == k) & (y == k) & sure).sum() / max(1, ((said == k) & sure).sum() + ((y == k) & sure).sum())), 4) for k, role in enumerate(split['roles'])}
    return dict(lines=round(float((said == y)[sure].mean()), 4), pages=round(float(np.mean(list(pages.values()))), 4), f1=f1)


def flat(node):
    """A tree as numbers: feature, threshold, place of the right child; the left child right behind; leaves: -1, value, 0."""
    if 'leaf' in node:
        return [-1, round(node['leaf'], 4), 0]
    children = {child['nodeid']: child for child in node['children']}
    left, right = flat(children[node['yes']]), flat(children[node['no']])
    moved = lambda part, by: [v + by if i % 3 == 2 and part[i - 2] >= 0 else v for i, v in enumerate(part)]
    return [int(node['split'][1:]), round(node['split_condition'], 5), 3 + len(left)] + moved(left, 3) + moved(right, 3 + len(left))


def trees_of(model, classes):
    dumped = [json.loads(tree) for tree in model.get_dump(dump_format='json')]
    return [[flat(tree) for tree in dumped[c::classes]] for c in range(classes)]


def judge_papers(train, papers):
    """Papers by trees that were fitted on made pages alone, and by trees that knew other authors' papers besides."""
    said = {'made alone': np.zeros(len(papers['y']), int), 'with papers': np.zeros(len(papers['y']), int)}
    alone = fit(train)
    said['made alone'] = decode(papers, logs(alone, papers), transitions(train), 0.25)
    for third in range(PARTS):
        rows = papers['set'] % PARTS == third
        fitted = together(train, part(papers, ~rows))
        said['with papers'][rows] = decode(part(papers, rows), logs(fit(fitted), part(papers, rows)), transitions(fitted), 0.25)
    figures = {name: judge(papers, each) for name, each in said.items()}
    for name, each in figures.items():
        print('papers', name, each, flush=True)
    return figures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('out')
    parser.add_argument('--without', default='', help='authors that nothing is fitted on: judged by the engine itself')
    parser.add_argument('--judge', action='store_true')
    args = parser.parse_args()
    train, choose, test, papers = (load(args.folder, split) for split in ('train', 'choose', 'test', 'papers'))
    kept_out = np.isin(papers['set'], [n for n, name in enumerate(papers['names']) if name in args.without.split(',')])
    left_out = judge_papers(train, papers) if args.judge else None
    roles, fitted = train['roles'], together(train, part(papers, ~kept_out))
    order, model = transitions(fitted), fit(fitted)
    logp = {name: logs(model, split) for name, split in (('choose', choose), ('test', test))}
    scored = [(judge(choose, decode(choose, logp['choose'], order, weight)), weight) for weight in ORDERS]
    for figures, weight in scored:
        print('choose, order', weight, figures)
    chosen = max(scored, key=lambda each: each[0]['lines'])[1]
    figures = judge(test, decode(test, logp['test'], order, chosen))
    print('test', figures)
    if kept_out.any():
        out = part(papers, kept_out)
        print('papers kept out', judge(out, decode(out, logs(model, out), order, chosen)))
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, papers=PAPERS, order_weight=chosen, lines=len(fitted['y']), pages=len(np.unique(fitted['page'])), fitted_on=hashlib.sha256(fitted['x'].tobytes()).hexdigest()[:16], test=figures, left_out=left_out)
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, classes=roles, order=[[round(v, 3) for v in row] for row in order.tolist()], trees=trees_of(model, len(roles))), out, separators=(',', ':'))


if __name__ == '__main__':
    main()
